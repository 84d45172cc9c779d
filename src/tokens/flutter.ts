/*
 * Writes a system as a Dart library: two Material color schemes, and a theme extension with every step and role.
 *
 * `ColorScheme` has no colors for statuses, states and charts. A theme extension has them, and Flutter interpolates it with the
 * theme: `Theme.of(context).extension<BrandColors>()!.success`. A wide color is Display P3, which Flutter maps on screens with
 * a smaller gamut.
 *
 * Source  api.flutter.dev: ColorScheme, ThemeExtension, Color.from (Flutter 3.27).
 * Proof   test/tokens/system.test.ts; parsed by a Dart grammar in test/consumers.
 */

import { printFlutter } from '../formats/platform.ts';
import { intoGamut } from '../gamut/into.ts';
import { camelCase, titleCase } from '../math/camel-case.ts';
import type { Color } from '../spaces/color.ts';
import { THEMES, type Role, type Theme } from '../palette/system-shape.ts';
import type { RoleToken, TokenSet } from './token-set.ts';
import { isWideStyle, type ValueStyle } from './value.ts';

/** Colors of a ColorScheme, in its order, and their roles. */
const SCHEME = {
	primary: 'primary', onPrimary: 'primary-foreground', primaryContainer: 'primary-subtle', onPrimaryContainer: 'primary-subtle-foreground',
	secondary: 'secondary', onSecondary: 'secondary-foreground', secondaryContainer: 'secondary-subtle',
	onSecondaryContainer: 'secondary-subtle-foreground',
	tertiary: 'accent', onTertiary: 'accent-foreground', tertiaryContainer: 'accent-subtle', onTertiaryContainer: 'accent-subtle-foreground',
	error: 'danger', onError: 'danger-foreground', errorContainer: 'danger-subtle', onErrorContainer: 'danger-subtle-foreground',
	surface: 'background', onSurface: 'foreground', onSurfaceVariant: 'muted-foreground',
	surfaceContainerLowest: 'background', surfaceContainerLow: 'card', surfaceContainer: 'card', surfaceContainerHigh: 'popover',
	surfaceContainerHighest: 'muted',
	outline: 'input', outlineVariant: 'border', scrim: 'overlay',
} as const satisfies Readonly<Record<string, Role>>;

/** The file of a Dart library. */
export function writeFlutter({ name, tokens, roles }: TokenSet, style: ValueStyle): string {
	const dart = (color: Color): string => printFlutter(isWideStyle(style) ? color : intoGamut(color, 'srgb'));
	const type = titleCase(name), colors = `${type}Colors`, steps = `${type}Scales`;
	const value = ({ color, step }: RoleToken[Theme]): string => (step === undefined ? dart(color) : `${steps}.${camelCase(step.name)}`);
	// Slugs begin with a letter, and none of these names is a reserved word of Dart.
	const scheme = (theme: Theme): string => `const ColorScheme ${camelCase(name)}${theme === 'light' ? 'Light' : 'Dark'} = ColorScheme(
  brightness: Brightness.${theme},
${Object.entries(SCHEME).map(([field, role]) => `  ${field}: ${value(roles.find((one) => one.name === role)![theme])},\n`).join('')});
`;
	const each = (line: (field: string, role: RoleToken) => string): string =>
		roles.map((role) => line(camelCase(role.name), role)).join('\n');
	const body = `
/// Every step of every scale.
abstract final class ${steps} {
${tokens.map(({ name, color }) => `  static const Color ${camelCase(name)} = ${dart(color)};`).join('\n')}
}

${THEMES.map(scheme).join('\n')}
/// Every role: \`ThemeData(colorScheme: ${camelCase(name)}Light, extensions: const [${colors}.light])\`.
@immutable
class ${colors} extends ThemeExtension<${colors}> {
  const ${colors}({
${each((field) => `    required this.${field},`)}
  });

${THEMES.map((theme) => `  static const ${colors} ${theme} = ${colors}(\n${each((field, role) => `    ${field}: ${value(role[theme])},`)}\n  );\n`).join('\n')}
${each((field, { doc }) => `  /// ${doc}\n  final Color ${field};`)}

  @override
  ${colors} copyWith({
${each((field) => `    Color? ${field},`)}
  }) => ${colors}(
${each((field) => `    ${field}: ${field} ?? this.${field},`)}
  );

  @override
  ${colors} lerp(covariant ${colors}? other, double t) => other == null ? this : ${colors}(
${each((field) => `    ${field}: Color.lerp(${field}, other.${field}, t)!,`)}
  );
}
`;
	const imports = ['import \'package:flutter/material.dart\';'];
	// The Material constructor takes a Color without its color space.
	if (body.includes('ColorSpace.')) imports.unshift('import \'dart:ui\' show ColorSpace;', '');
	return `${imports.join('\n')}\n${body}`;
}

// Cuts the fonts of the first screen, and of Arabic, out of the @fontsource files: node tools/subset-fonts.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { arabicCuts, charactersOf, fontCuts } from './font-plan.ts'

type Axis = { min: number; max: number; default: number }
type Options = {
  targetFormat: 'woff2'
  noHinting: true
  keepFeatures: readonly string[]
  variationAxes?: Record<string, Axis>
}
type SubsetFont = (font: Buffer, text: string, options: Options) => Promise<Buffer>

// The package brings no types; require gives it the ones above.
const require = createRequire(import.meta.url)
const subsetFont: SubsetFont = require('subset-font')
const target = path.join(import.meta.dirname, '../src/styles/fonts')

for (const { source, file, range, weights, features } of [...fontCuts, ...arabicCuts]) {
  const full = readFileSync(require.resolve(source))
  const cut = await subsetFont(full, charactersOf(range), {
    targetFormat: 'woff2',
    // Hints shape small text of old Windows only; headlines start at 20 px and the text face brings none.
    noHinting: true,
    keepFeatures: features,
    ...(weights && { variationAxes: { wght: weights } }),
  })
  writeFileSync(path.join(target, file), cut)
  process.stdout.write(`${file.padEnd(26)} ${full.length} → ${cut.length} bytes\n`)
}

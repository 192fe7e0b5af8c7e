import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ModelData } from '@fairground/game-rules/slots'
import { root } from '../workspace.ts'
import { draftReport } from './draft-report.ts'
import { fitModel } from './fit-model.ts'
import { recipes } from './recipes.ts'

/**
 * Draws the models of the recipes that are named, or of all that have no file yet, and writes their data.
 * A file that is there is never drawn anew: its model has been played, and other numbers are a new version.
 */
const folder = path.join(root, 'packages/game-rules/src/slots/models/data')
const wanted = process.argv.slice(2)
const reportRounds = 50_000

for (const recipe of recipes) {
  const isWanted = wanted.length === 0 || wanted.includes(recipe.id)
  if (!isWanted || existsSync(fileOf(recipe.id))) continue
  try {
    const data = fitModel(recipe)
    writeFileSync(fileOf(recipe.id), textOf(data))
    console.log(draftReport(data, reportRounds))
  } catch (error) {
    console.error(String(error))
  }
}
writeIndex()

/** Every data file by its place in the recipes. */
function writeIndex(): void {
  const found = new Set(readdirSync(folder))
  const ids = recipes.map(({ id }) => id).filter((id) => found.has(`${id}.ts`))
  const imports = ids.toSorted().map((id) => `import { ${variableOf(id)} } from './${id}.ts'`)
  const list = `/** Models drawn by recipes, in the order of their templates. */\nexport const drawnModels: readonly ModelData[] = [`
  const text = [
    ...imports,
    `import type { ModelData } from '../model-data.ts'`,
    '',
    list,
    ...ids.map((id) => `  ${variableOf(id)},`),
    ']',
    '',
  ]
  writeFileSync(path.join(folder, 'index.ts'), text.join('\n'))
}

function fileOf(id: string): string {
  return path.join(folder, `${id}.ts`)
}

function variableOf(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function textOf(data: ModelData): string {
  const head = `import type { ModelData } from '../model-data.ts'\n\n/** Drawn by tools/slot-models; any change of a number is a new version. */\n`
  return `${head}export const ${variableOf(data.id)}: ModelData = ${literal(data, '')}\n`
}

/** Small parts on one line, larger ones spread out, keys bare where they may be. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : groupDigits(value)
  const entries = Array.isArray(value)
    ? value.map((part) => literal(part, `${indent}  `))
    : Object.entries(value).map(([key, part]) => `${keyOf(key)}: ${literal(part, `${indent}  `)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${entries.join(', ')}${close}`
  if (line.length + indent.length < 100 && indent !== '') return line
  return `${open.trim()}\n${entries.map((entry) => `${indent}  ${entry},`).join('\n')}\n${indent}${close.trim()}`
}

function keyOf(key: string): string {
  return /^[\w$]+$/.test(key) ? key : `'${key}'`
}

function groupDigits(value: unknown): string {
  return typeof value === 'number' ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_') : String(value)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findLongLines } from './long-lines.ts'
import { type Finding, findInSource } from './source-rules.ts'
import { listSourceFiles, root } from './workspace.ts'

const files = ['apps', 'packages', 'examples'].flatMap((folder) =>
  listSourceFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
)
const read = files.filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('.gen.ts'))
const documents = [
  'README.md',
  ...['docs', 'packages'].flatMap((folder) =>
    listSourceFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  ),
].filter((file) => file.endsWith('.md'))
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const findings = [
  ...read.flatMap((file) => findInSource(file, textOf(file))),
  ...documents.flatMap((file) => findLongLines(file, textOf(file))),
]

const describe = ({ rule, file, line, text, instead }: Finding) => `${rule}: ${file}:${line}: ${text}\n  ${instead}`
for (const finding of findings) console.log(describe(finding))
console.log(`source: ${read.length} files, ${documents.length} documents, ${findings.length} findings`)
process.exit(findings.length > 0 || read.length === 0 || documents.length === 0 ? 1 : 0)

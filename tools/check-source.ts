import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Finding, findInSource } from './source-rules.ts'
import { listSourceFiles, root } from './workspace.ts'

const files = ['apps', 'packages'].flatMap((folder) =>
  listSourceFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
)
const read = files.filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('.gen.ts'))
const findings = read.flatMap((file) => findInSource(file, readFileSync(path.join(root, file), 'utf8')))

const describe = ({ rule, file, line, text, instead }: Finding) => `${rule}: ${file}:${line}: ${text}\n  ${instead}`
for (const finding of findings) console.log(describe(finding))
console.log(`source: ${read.length} files, ${findings.length} findings`)
process.exit(findings.length > 0 || read.length === 0 ? 1 : 0)

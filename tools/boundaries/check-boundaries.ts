import { root } from '../workspace.ts'
import { cruiseTree } from './cruise-tree.ts'

const modulesMin = 8

process.chdir(process.argv[2] ?? root)
const { moduleCount, violations, unseen } = await cruiseTree()

for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`)
for (const file of unseen) console.log(`not read: ${file}`)
if (moduleCount < modulesMin) console.log(`only ${moduleCount} modules were read`)
console.log(`boundaries: ${moduleCount} modules, ${violations.length} violations`)
process.exit(violations.length > 0 || unseen.length > 0 || moduleCount < modulesMin ? 1 : 0)

import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { root } from '../workspace.ts'

// The build writes these too; the type check must not depend on a build.
for (const app of ['apps/portal', 'apps/console']) {
  const folder = path.join(root, app)
  const generator = new Generator({ root: folder, config: getConfig({}, folder) })
  await generator.run()
}

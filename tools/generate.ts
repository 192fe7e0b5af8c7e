import { generators } from './generate/generators.ts'
import { runScript } from './run-command.ts'

/** Writes every generated file that is committed, and the route trees that are not. */
export async function generate(): Promise<number> {
  for (const script of [...generators.map((generator) => generator.script), 'tools/generate/write-route-trees.ts']) {
    const code = await runScript(script, [])
    if (code !== 0) return code
  }
  return 0
}

import './use-typescript-6.ts'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { listSourceFiles } from '../workspace.ts'
import { rulesFor } from './rules.ts'

const folders = ['apps', 'packages', 'examples', 'e2e', 'tools']
const notCruised = '^(apps|packages|examples)/[^/]+/dist/|^tools/fixtures/|routeTree\\.gen\\.ts$'

export interface Violation {
  rule: string
  from: string
  to: string
}

export interface Cruise {
  /** Without libraries. */
  moduleCount: number
  violations: Violation[]
  /** Source files the cruise did not read: any at all means its silence proves nothing. */
  unseen: string[]
}

/** Reads every import below the root and holds it against the rules. The process must stand in the root. */
export async function cruiseTree(): Promise<Cruise> {
  const { cruise } = await import('dependency-cruiser')
  const roots = folders.filter((folder) => existsSync(folder))
  const files = roots.flatMap((folder) => listSourceFiles(path.resolve(folder)).map((file) => `${folder}/${file}`))
  const options = { ruleSet: { forbidden: rulesFor(files) }, validate: true, tsPreCompilationDeps: true } as const
  const { output } = await cruise(
    roots,
    { ...options, exclude: { path: notCruised }, doNotFollow: { path: '(^|/)node_modules/' } },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  )
  if (typeof output === 'string') throw new Error('the cruise gave text instead of its findings')
  const own = output.modules.filter(({ source }) => roots.some((folder) => source.startsWith(`${folder}/`)))
  return { moduleCount: own.length, violations: violationsOf(output), unseen: unseenBy(output, files) }
}

function violationsOf(result: ICruiseResult): Violation[] {
  return result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

function unseenBy(result: ICruiseResult, files: string[]): string[] {
  const seen = new Set(result.modules.map((module) => module.source))
  return files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('routeTree.gen.ts') && !seen.has(file))
}

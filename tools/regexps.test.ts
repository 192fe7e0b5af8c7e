import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listSlowPatterns } from './regexps.ts'

const root = path.join(import.meta.dirname, '..')

/** What is read by these is short, whoever wrote it: file, beginning of the pattern, how short. */
const bounded: [file: string, pattern: string, reason: string][] = [
  ['apps/game-server/src/chat/chat-text.ts', '[\\p{L}\\p{N}][.\\w+-]*', 'a line of chat has 300 signs at most'],
  ['apps/server/src/pages/page-document.ts', '\\s*<(?:script', 'the document that our own build wrote'],
  ['packages/contract/src/base/blocked-words.ts', '[\\p{L}\\d@$]*', 'a line of chat has 300 signs at most'],
  ['packages/contract/src/base/house-names.ts', '^[\\p{N}\\p{P}', 'a name has 64 signs at most'],
  ['packages/contract/src/base/accepted-pattern.ts', '\\\\(?:[pPux]', 'a pattern has 200 signs at most'],
]

const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.(?:test|stories|gen)\.tsx?$/.test(file))

test('no pattern of the product takes more than its share of time for a longer text', () => {
  const found = sources.flatMap((file) =>
    listSlowPatterns(file, readFileSync(path.join(root, file), 'utf8')).map(({ pattern }) => ({ file, pattern })),
  )
  const isBounded = (slow: { file: string; pattern: string }) =>
    bounded.some(([file, pattern]) => file === slow.file && slow.pattern.startsWith(pattern))
  expect(found.filter((slow) => !isBounded(slow))).toEqual([])
  const gone = bounded.filter(
    ([file, pattern]) => !found.some((slow) => slow.file === file && slow.pattern.startsWith(pattern)),
  )
  expect(gone).toEqual([])
})

test.each([
  ['/^(.*?)(?:\\s*x)?\\s*$/s', true],
  ['/(a+)+$/', true],
  ['/\\s+$/', true],
  ['/^\\s+/', false],
  ['/(?<!\\s)\\s+$/', false],
])('%s is slow: %s', (pattern, isSlow) => {
  expect(listSlowPatterns('a.ts', `export const a = ${pattern}`)).toHaveLength(isSlow ? 1 : 0)
})

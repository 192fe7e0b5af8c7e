import { spawnSync } from 'node:child_process'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'
import { kinds } from './kinds/index.ts'

const program = path.join(import.meta.dirname, '..', 'tasks.ts')
const settle = (input: string | Buffer) => spawnSync(process.execPath, [program, 'settle'], { input, encoding: 'utf8' })

const good = '{"id":"good","kind":"pool-share","poolMinor":"10","winners":4}'
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

/** A line, the id of its answer, and the field of its error; none for an answer. */
const mixed: readonly (readonly [line: string, id: string, field: string | undefined])[] = [
  [good, '"good"', undefined],
  ['nonsense', 'null', 'request'],
  ['', 'null', 'request'],
  ['[]', 'null', 'request'],
  ['null', 'null', 'request'],
  ['{"kind":"pool-share"}', 'null', 'id'],
  ['{"id":{},"kind":"pool-share"}', 'null', 'id'],
  ['{"id":7}', '7', 'kind'],
  ['{"id":"k","kind":"tides","results":"BBPT"}', '"k"', 'kind'],
  ['{"id":"k","kind":"__proto__"}', '"k"', 'kind'],
  ['{"id":"k","kind":["pool-share"]}', '"k"', 'kind'],
  ['{"id":"g","kind":"draw","game":"tombola"}', '"g"', 'game'],
  ['{"id":"r","kind":"table-exposure","rules":"mah-jong","spots":{}}', '"r"', 'rules'],
  ['{"id":"p","kind":"table-exposure","rules":"roulette","spots":{"__proto__":"5"}}', '"p"', 'spot'],
  ['{"__proto__":{"id":"p","kind":"pool-share"}}', 'null', 'id'],
  ['{"id":"\\u0000","kind":"chain-check","chain":"\\u0000","previous":"\u2028"}', '"\\u0000"', undefined],
  ['{"id":"n\u0000"}', 'null', 'request'],
  ['{"id":123456789012345678901234567890,"kind":"x"}', '123456789012345678901234567890', 'kind'],
  ['{"id":1e999,"kind":"x"}', '1e999', 'kind'],
  [`{"id":"h","kind":"pool-share","poolMinor":"${'9'.repeat(5_000)}","winners":1}`, '"h"', 'poolMinor'],
  ['{"id":"h","kind":"pool-share","poolMinor":"1","winners":1e400}', '"h"', 'winners'],
  [`{"id":"d","kind":"baccarat-hand","cards":${deep}}`, '"d"', 'cards.0'],
  [`{"id":${deep},"kind":"baccarat-hand"}`, 'null', 'id'],
  [deep, 'null', 'request'],
  [`${good}\r`, '"good"', undefined],
]

it('the command answers every line in its place, whatever the line is, and ends with 0', () => {
  const { status, stdout, stderr } = settle(`${mixed.map(([line]) => line).join('\n')}\n`)
  const answers = stdout.split('\n')
  expect(answers.pop()).toBe('')
  expect(answers.map((answer) => answer.slice(0, answer.indexOf(',')))).toEqual(mixed.map(([, id]) => `{"id":${id}`))
  expect(answers.map((answer) => JSON.parse(answer).error?.field)).toEqual(mixed.map(([, , field]) => field))
  expect([status, stderr]).toEqual([0, ''])
})

it('a last line without its end is answered, bytes that are no text are refused, and nothing is answered by nothing', () => {
  expect(settle(good).stdout).toBe('{"id":"good","eachMinor":"2","restMinor":"2"}\n')
  expect(settle(Buffer.from([0xff, 0xfe, 0x0a])).stdout).toMatch(/^\{"id":null,"error":\{"field":"request",.*\n$/)
  expect(settle('')).toMatchObject({ status: 0, stdout: '' })
})

it('order and ids are kept, of any requests', () => {
  const name = fc.oneof(fc.constantFrom(...kinds.keys()), fc.string())
  const id = fc.oneof(fc.string({ unit: 'binary' }), fc.maxSafeInteger())
  const request = fc.record({ id, kind: name }).chain((named) => fc.object().map((rest) => ({ ...rest, ...named })))
  fc.assert(
    fc.property(fc.array(request, { maxLength: 20 }), (requests) => {
      const answers = requests.map((one) => answerLine(JSON.stringify(one)))
      expect(answers.every((answer) => !answer.includes('\n'))).toBe(true)
      expect(answers.map((answer) => JSON.parse(answer).id)).toEqual(
        requests.map((one) => JSON.parse(JSON.stringify(one.id))),
      )
    }),
    { numRuns: 30 },
  )
})

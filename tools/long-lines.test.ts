import { expect, test } from 'vitest'
import { findLongLines } from './long-lines.ts'

const linesFoundIn = (text: string) => findLongLines('docs/x.md', text).map(({ line }) => line)
const long = 'word '.repeat(25).trim()

test('a prose line of more than 120 characters is found, with its line number', () => {
  expect(linesFoundIn(`# Title\n\n${long}\n- ${long}`)).toEqual([3, 4])
})

test('characters count, not bytes', () => {
  expect(linesFoundIn('ệ'.repeat(120))).toEqual([])
  expect(linesFoundIn('ệ'.repeat(121))).toEqual([1])
})

test.each([
  ['a table row', `| ${long} |`],
  ['a code block', `\`\`\`sh\n${long}\n\`\`\``],
  ['a quotation', `> ${long}`],
  ['a line with a link', `see [Operations](${'x'.repeat(120)}.md)`],
  ['an address', `<https://example.com/${'x'.repeat(120)}>`],
])('%s may be longer', (_name, text) => expect(linesFoundIn(text)).toEqual([]))

test('prose after a code block is checked again', () => {
  expect(linesFoundIn(`\`\`\`\n${long}\n\`\`\`\n${long}`)).toEqual([4])
})

import { once } from 'node:events'
import { answerLine } from './answer-line.ts'

// Lines end at \n alone: the separators U+2028 and U+2029 may stand in a text of JSON.
const decoder = new TextDecoder()
let rest = ''

process.stdout.on('error', () => process.exit(0))
for await (const chunk of process.stdin) {
  const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
  rest = lines.pop() ?? ''
  await answer(lines)
}
rest += decoder.decode()
if (rest !== '') await answer([rest])

async function answer(lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  const answers = lines.map((line) => `${answerLine(line)}\n`).join('')
  if (!process.stdout.write(answers)) await once(process.stdout, 'drain')
}

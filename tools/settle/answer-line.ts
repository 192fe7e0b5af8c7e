import { refuse } from './kind.ts'
import { kinds } from './kinds/index.ts'

const lineCharsMax = 10_000_000
const requestExpected = 'one JSON object on a line, with an id and a kind'

/** The answer to one line, as one line; whatever the line holds, it has an answer. */
export function answerLine(line: string): string {
  if (line.length > lineCharsMax) return written(null, refuse('request', `at most ${lineCharsMax} characters`))
  const request = objectOf(line)
  if (!request) return written(null, refuse('request', requestExpected))
  const id = idOf(request, line)
  if (id === undefined) return written(null, refuse('id', 'a text or a number'))
  return written(id, answer(request))
}

function answer(request: object): object {
  const name: unknown = Reflect.get(request, 'kind')
  const kind = typeof name === 'string' ? kinds.get(name) : undefined
  if (!kind) return refuse('kind', `one of ${[...kinds.keys()].join(', ')}`)
  try {
    return kind.answer(request)
  } catch (error) {
    // A fault of ours: it is told to whoever runs the command, and the lines that follow are answered all the same.
    console.error(error)
    return refuse('request', 'one that these rules can settle')
  }
}

function objectOf(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** As JSON. A number comes back digit by digit as it was written, also where no double holds it. */
function idOf(request: object, line: string): string | undefined {
  const id: unknown = Object.hasOwn(request, 'id') ? Reflect.get(request, 'id') : undefined
  if (typeof id === 'string') return JSON.stringify(id)
  if (typeof id !== 'number') return undefined
  return Number.isSafeInteger(id) ? `${id}` : numberAsWritten(line)
}

function numberAsWritten(line: string): string | undefined {
  let text: string | undefined
  try {
    // The reviver sees inner values first: the last "id" is that of the request.
    JSON.parse(line, (key: string, value: unknown, context?: { source?: string }) => {
      if (key === 'id' && typeof value === 'number') text = context?.source
      return value
    })
  } catch {
    return undefined
  }
  return text
}

const written = (id: string | null, answered: object): string => {
  const fields = JSON.stringify(answered).slice(1)
  return `{"id":${id ?? 'null'}${fields === '}' ? '' : ','}${fields}`
}

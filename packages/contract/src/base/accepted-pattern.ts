import type { RuleBreach } from './patterns.ts'

/** Repetitions of no fixed count that one expression may have side by side. */
const repetitionsMax = 2
/** Choices (`|`, `?`) that one expression may have. */
const choicesMax = 6

/**
 * Whether an operator's expression may run in every browser and on the server: it must be one, and it must not be able
 * to take long. A text of 254 characters is the longest it meets; with no repetition inside a repetition and at most two
 * of them, work grows with the square of the length and no faster. Look-around and back references stay out.
 */
export function acceptedPatternBreach(expression: string): RuleBreach | undefined {
  if (expression === '' || expression === '*') return undefined
  if (!compiles(expression)) return { key: 'validation.expression' }
  return isQuick(expression) ? undefined : { key: 'validation.expressionSlow' }
}

function compiles(expression: string): boolean {
  try {
    return new RegExp(`^(?:${expression})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Parts of an expression that matter for its speed; everything else is a character to compare. */
const token =
  /\\(?:[pPux]\{[^}]*\}|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?<?[:=!]?|[()|]|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/gu

interface Group {
  /** Holds a repetition or a choice: to repeat it would multiply the ways to read a text. */
  isVariable: boolean
}

function isQuick(expression: string): boolean {
  const open: Group[] = [{ isVariable: false }]
  let closed: Group | undefined
  let repetitions = 0
  let choices = 0
  for (const [part] of expression.matchAll(token)) {
    if (/^\\(?:[1-9]|k<)/.test(part) || (part.startsWith('(?') && part !== '(?:')) return false
    const group = open.at(-1) ?? { isVariable: false }
    if (part.startsWith('(')) open.push({ isVariable: false })
    else if (part === ')') closed = closeGroup(open)
    else if (/^[*+?{]/.test(part) && !isFixedOnce(part)) {
      if (closed?.isVariable) return false
      if (part.startsWith('?')) choices += 1
      else if (isOpenEnded(part)) repetitions += 1
      group.isVariable ||= part.startsWith('?') || isOpenEnded(part)
    } else if (part === '|') {
      choices += 1
      group.isVariable = true
    }
    if (part !== ')') closed = undefined
  }
  return repetitions <= repetitionsMax && choices <= choicesMax
}

/** A group passes what it holds on to the one around it. */
function closeGroup(open: Group[]): Group | undefined {
  const group = open.pop()
  const around = open.at(-1)
  if (around && group?.isVariable) around.isVariable = true
  return group
}

const isFixedOnce = (part: string) => /^\{[01]\}/.test(part)
const isOpenEnded = (part: string) => !/^\{\d+\}/.test(part)

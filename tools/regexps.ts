import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'

export interface SlowPattern {
  pattern: string
  /** Whether one more sign doubles the time; else the time grows with a power of the length. */
  isExponential: boolean
}

/** Patterns of a source file that take more than their share of time for a longer text. */
export function listSlowPatterns(file: string, source: string): SlowPattern[] {
  const found: SlowPattern[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      const { pattern, flags } = node.regex
      const { reports } = analyse({ source: pattern, flags })
      const [first] = reports
      if (first) found.push({ pattern, isExponential: reports.some(({ exponential }) => exponential) })
    },
  }).visit(parseSync(file, source).program)
  return found
}

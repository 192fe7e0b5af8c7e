import type { Finding } from './source-rules.ts'

const widthMax = 120

/** Prose lines of a Markdown file that are too long; tables, code blocks, quotations and link targets do not count. */
export function findLongLines(file: string, text: string): Finding[] {
  let isCode = false
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode
    if (isCode || /^\s*[|>]/.test(line) || [...withoutTargets(line)].length <= widthMax) return []
    const finding = { rule: 'prose-is-wrapped', file, line: at + 1, text: line.trim() }
    return [{ ...finding, instead: `wrap it at ${widthMax} characters` }]
  })
}

function withoutTargets(line: string): string {
  return line.replace(/\]\([^)\s]*\)/g, ']').replace(/https?:\/\/\S+/g, '')
}

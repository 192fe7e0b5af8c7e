import ts from 'typescript'

export interface Spoken {
  line: number
  text: string
}

const spokenAttributes = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'text', 'description', 'hint'])
/** The same in every language. */
const names = /Fairground|Google|Facebook|SHA-256|RTP|VietQR|QR|JSON|CSV|VIP|UTC|&\w+;/g
/** Addresses, paths and codes: an example of what to type. */
const notation = /^(https?:|tel:|\/|[A-Z, -]+$)/

/** Words that a screen says without a catalogue: text between tags, and what is read of attributes. */
export function spokenIn(file: string, source: string): Spoken[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const found: Spoken[] = []
  const say = (node: ts.Node, text: string) => {
    if (!/\p{L}{2,}/u.test(text.replace(names, '')) || notation.test(text)) return
    const { line } = tree.getLineAndCharacterOfPosition(tree.text.indexOf(text.trim(), node.pos))
    found.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) say(node, node.text)
    for (const value of valuesOf(node, tree)) for (const text of writtenIn(value)) say(node, text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** What of an element is read out: expressions between its tags, and attributes that say something. */
function valuesOf(node: ts.Node, tree: ts.SourceFile): ts.Node[] {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.filter((child) => ts.isJsxExpression(child))
  const isSpoken = ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText(tree))
  return isSpoken && node.initializer ? [node.initializer] : []
}

/** Texts written out in an expression, also as a choice of two. */
function writtenIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isJsxExpression(node)) return node.expression ? writtenIn(node.expression) : []
  if (ts.isParenthesizedExpression(node)) return writtenIn(node.expression)
  if (ts.isConditionalExpression(node)) return [...writtenIn(node.whenTrue), ...writtenIn(node.whenFalse)]
  return []
}

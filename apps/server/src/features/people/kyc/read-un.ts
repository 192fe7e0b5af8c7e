import { type FileFault, type ListedPerson, type ListFile, yearsIn } from './list-file.ts'

interface Element {
  name: string
  text: string
  children: Element[]
  line: number
}

/** A mark of XML: a comment or an instruction, a whole section of text, or a tag. */
interface Mark {
  index: number
  whole: string
  section?: string
  tag?: { name: string; isClose: boolean; isEmpty: boolean }
}

const sectionStart = '<![CDATA['
const spans = [
  { begin: '<!--', end: '-->' },
  { begin: '<?', end: '?>' },
  { begin: sectionStart, end: ']]>' },
  { begin: '<', end: '>' },
]
const tagName = /^\/?[A-Za-z_][\w.-]*/
const depthMax = 12

/**
 * The consolidated list of the Security Council as XML: `INDIVIDUAL` with `DATAID`, up to four parts of the name, aliases and
 * dates of birth. Entities of documents are not resolved, because a document type is refused.
 */
export function readUn(text: string): ListFile {
  const root = readElement(text)
  if ('fault' in root) return { faults: [root.fault] }
  if (root.element.name !== 'CONSOLIDATED_LIST')
    return { faults: [{ line: root.element.line, text: `<${root.element.name}>, and not <CONSOLIDATED_LIST>` }] }
  const individuals = all(root.element, 'INDIVIDUALS').flatMap((group) => all(group, 'INDIVIDUAL'))
  const faults: FileFault[] = []
  const people = individuals.flatMap((individual): ListedPerson[] => {
    const entryId = textOf(individual, 'DATAID')
    const name = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => textOf(individual, part))
    const whole = name.filter(Boolean).join(' ')
    if (!entryId) faults.push({ line: individual.line, text: 'an individual without DATAID' })
    else if (!whole) faults.push({ line: individual.line, text: 'an individual without a name' })
    const aliases = all(individual, 'INDIVIDUAL_ALIAS').map((alias) => textOf(alias, 'ALIAS_NAME'))
    const born = all(individual, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap((date) =>
      yearsIn(`${textOf(date, 'DATE')} ${textOf(date, 'YEAR')}`),
    )
    return [{ entryId, names: [whole, ...aliases].filter(Boolean), birthYears: [...new Set(born)] }]
  })
  if (individuals.length === 0) faults.push({ line: 1, text: 'no individual' })
  return faults.length > 0 ? { faults } : { people }
}

const all = ({ children }: Element, name: string): Element[] => children.filter((child) => child.name === name)
const textOf = (element: Element, name: string): string => all(element, name)[0]?.text.trim() ?? ''

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plainText = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return entities[name] ?? whole
  })

/** The one element of a document, or where it is none. */
function readElement(text: string): { element: Element } | { fault: FileFault } {
  if (/<!DOCTYPE/i.test(text)) return { fault: { line: 1, text: 'a document type is not read' } }
  const root: Element = { name: '', text: '', children: [], line: 1 }
  const open = [root]
  let [end, line] = [0, 1]
  for (const { index, whole, section, tag } of marksIn(text)) {
    const between = text.slice(end, index)
    line += countLines(between)
    const inside = open.at(-1) ?? root
    inside.text += plainText(between) + (section ?? '')
    if (tag?.isClose) {
      if (open.length < 2 || inside.name !== tag.name)
        return { fault: { line, text: `</${tag.name}> where none is open` } }
      open.pop()
    } else if (tag) {
      const child: Element = { name: tag.name, text: '', children: [], line }
      inside.children.push(child)
      if (!tag.isEmpty) open.push(child)
      if (open.length > depthMax) return { fault: { line, text: 'too deep' } }
    }
    line += countLines(whole)
    end = index + whole.length
  }
  const [element] = root.children
  const unclosed = open.at(-1)
  if (open.length > 1) return { fault: { line: unclosed?.line ?? line, text: `<${unclosed?.name}> does not end` } }
  if (!element || root.children.length > 1) return { fault: { line: 1, text: 'this is no XML document' } }
  return { element }
}

/** Ends where a mark has no end: what follows is text, and its element stays open. */
function* marksIn(text: string): Generator<Mark> {
  for (let index = text.indexOf('<'); index >= 0; ) {
    const span = spans.find(({ begin }) => text.startsWith(begin, index))
    const end = span ? text.indexOf(span.end, index + span.begin.length) : -1
    if (!span || end < 0) return
    const mark = markOf(index, text.slice(index, end + span.end.length), span)
    if (mark) yield mark
    index = text.indexOf('<', index + (mark?.whole.length ?? 1))
  }
}

function markOf(index: number, whole: string, { begin, end }: (typeof spans)[number]): Mark | undefined {
  const inner = whole.slice(begin.length, -end.length)
  if (begin === sectionStart) return { index, whole, section: inner }
  if (begin !== '<') return { index, whole }
  const [name] = tagName.exec(inner) ?? []
  if (!name || inner.includes('<')) return undefined
  const isClose = name.startsWith('/')
  return { index, whole, tag: { name: isClose ? name.slice(1) : name, isClose, isEmpty: inner.endsWith('/') } }
}

const countLines = (text: string): number => text.split('\n').length - 1

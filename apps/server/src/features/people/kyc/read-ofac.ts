import { type FileFault, type ListedPerson, type ListFile, readRecords, yearsIn } from './list-file.ts'

const columnCount = 12
/** What the file writes for nothing. */
const nothing = '-0-'

/**
 * SDN.CSV of the Office of Foreign Assets Control: no head, twelve columns, of which number, name, kind and remarks are
 * read. Other names stand in the remarks as `a.k.a. 'NAME'`, days of birth as `DOB 01 Jan 1970`.
 */
export function readOfac(text: string): ListFile {
  const read = readRecords(withoutEnd(text), ',')
  if ('fault' in read) return { faults: [read.fault] }
  const faults: FileFault[] = []
  const people: ListedPerson[] = []
  for (const { line, cells } of read.records) {
    const [number = '', name = '', kind = ''] = cells.map((cell) => cell.trim())
    if (cells.length !== columnCount) faults.push({ line, text: `${cells.length} columns, and not ${columnCount}` })
    else if (!/^\d+$/.test(number)) faults.push({ line, text: 'the first column is no number' })
    else if (name === '' || name === nothing) faults.push({ line, text: 'the second column is no name' })
    else if (kind === 'individual') people.push(personOf(number, name, cells[columnCount - 1] ?? ''))
  }
  if (read.records.length === 0) faults.push({ line: 1, text: 'the file is empty' })
  return faults.length > 0 ? { faults } : { people }
}

/** The file ends with a sign of DOS. */
const withoutEnd = (text: string): string => text.replaceAll(String.fromCharCode(26), '')

function personOf(entryId: string, name: string, remarks: string): ListedPerson {
  const others = [...remarks.matchAll(/a\.k\.a\. '([^']+)'/g)].map(([, other = '']) => other)
  const born = [...remarks.matchAll(/DOB ([^;.]+)/g)].flatMap(([, day = '']) => yearsIn(day))
  return { entryId, names: [name, ...others], birthYears: [...new Set(born)] }
}

import { type FileFault, type ListedPerson, type ListFile, readRecords, yearsIn } from './list-file.ts'

const wanted = [
  'Entity_LogicalId',
  'Entity_SubjectType',
  'NameAlias_WholeName',
  'BirthDate_BirthDate',
  'BirthDate_Year',
]

/** The consolidated list of the European Union as CSV: a head, semicolons, a line for each name and each birthday of an entity. */
export function readEu(text: string): ListFile {
  const read = readRecords(text.replace(/^\uFEFF/, ''), ';')
  if ('fault' in read) return { faults: [read.fault] }
  const [head, ...records] = read.records
  const missing = wanted.filter((name) => !head?.cells.includes(name))
  if (!head || missing.length > 0) return { faults: [{ line: 1, text: `no column ${missing.join(', ')}` }] }
  const at = new Map(head.cells.map((name, index) => [name, index]))
  const faults: FileFault[] = []
  const people = new Map<string, ListedPerson>()
  for (const { line, cells } of records) {
    const of = (name: string) => (cells[at.get(name) ?? -1] ?? '').trim()
    const entryId = of('Entity_LogicalId')
    if (cells.length !== head.cells.length)
      faults.push({ line, text: `${cells.length} columns, and not ${head.cells.length}` })
    else if (!/^\d+$/.test(entryId)) faults.push({ line, text: 'Entity_LogicalId is no number' })
    else if (/^(P|person)$/i.test(of('Entity_SubjectType')))
      addTo(people, entryId, of('NameAlias_WholeName'), `${of('BirthDate_BirthDate')} ${of('BirthDate_Year')}`)
  }
  if (records.length === 0) faults.push({ line: 1, text: 'the file is empty' })
  return faults.length > 0 ? { faults } : { people: [...people.values()] }
}

function addTo(people: Map<string, ListedPerson>, entryId: string, name: string, born: string): void {
  const person = people.get(entryId) ?? { entryId, names: [], birthYears: [] }
  people.set(entryId, person)
  if (name && !person.names.includes(name)) person.names.push(name)
  for (const year of yearsIn(born)) if (!person.birthYears.includes(year)) person.birthYears.push(year)
}

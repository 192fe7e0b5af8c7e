import { describe, expect, test } from 'vitest'
import { nameKeyOf } from './name-key.ts'
import { readEu } from './read-eu.ts'
import { readOfac } from './read-ofac.ts'
import { readUn } from './read-un.ts'

test('a name has one key in every order, with and without marks; one word alone has none', () => {
  expect(nameKeyOf('NGUYEN, Van An')).toBe(nameKeyOf('Nguyễn Văn An'))
  expect(nameKeyOf('An van NGUYỄN')).toBe('an nguyen van')
  expect(nameKeyOf('Al-Rashid, Omar')).toBe('omar rashid')
  expect(nameKeyOf('Madonna')).toBeUndefined()
})

describe('OFAC', () => {
  const line = (cells: string) => `${cells}\r\n`
  const person = line(
    '7,"DOE, John","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1960 to 1962; a.k.a. \'JOHNNY DOE\'."',
  )
  test('people are read with other names and years, ships and companies are left out', () => {
    const ship = line('9,"SHIP",vessel,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ')
    expect(readOfac(person + ship)).toEqual({
      people: [{ entryId: '7', names: ['DOE, John', 'JOHNNY DOE'], birthYears: [1960, 1962] }],
    })
  })
  test('a quote that does not end, and nothing at all, are told', () => {
    expect(readOfac(`${person}8,"OPEN,individual\r\n`)).toMatchObject({ faults: [{ line: expect.any(Number) }] })
    expect(readOfac('')).toEqual({ faults: [{ line: 1, text: 'the file is empty' }] })
  })
})

describe('EU', () => {
  const head =
    'fileGenerationDate;Entity_LogicalId;Entity_SubjectType;NameAlias_WholeName;BirthDate_BirthDate;BirthDate_Year'
  test('the lines of one entity are one person', () => {
    const rows = ['d;13;P;Jane Roe;;', 'd;13;P;Jane Marie Roe;;', 'd;13;P;;1970-01-02;1970', 'd;14;E;Roe Ltd;;']
    expect(readEu(`\uFEFF${[head, ...rows].join('\n')}\n`)).toEqual({
      people: [{ entryId: '13', names: ['Jane Roe', 'Jane Marie Roe'], birthYears: [1970] }],
    })
  })
  test('a head without its columns and a short line are told with their lines', () => {
    expect(readEu('a;b\n1;2\n')).toMatchObject({ faults: [{ line: 1 }] })
    expect(readEu(`${head}\nd;13;P;Jane Roe;;\nd;14\n`)).toEqual({
      faults: [{ line: 3, text: '2 columns, and not 6' }],
    })
  })
})

describe('UN', () => {
  const list = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<CONSOLIDATED_LIST dateGenerated="2026-01-01">\n<INDIVIDUALS>\n${inside}\n</INDIVIDUALS>\n<ENTITIES/>\n</CONSOLIDATED_LIST>\n`
  const individual = `<INDIVIDUAL><DATAID>690</DATAID><FIRST_NAME>ABD</FIRST_NAME><SECOND_NAME>O&apos;NEIL &#x41;</SECOND_NAME>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME><![CDATA[A & B]]></ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1955</YEAR></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL>`
  test('parts of a name are one name, with aliases and years', () => {
    expect(readUn(list(`<!-- one -->${individual}`))).toEqual({
      people: [{ entryId: '690', names: ["ABD O'NEIL A", 'A & B'], birthYears: [1955] }],
    })
  })
  test('what is no such document is told with its line, and a document type is not read', () => {
    expect(readUn(list('<INDIVIDUAL><FIRST_NAME>A</FIRST_NAME></INDIVIDUAL>'))).toEqual({
      faults: [{ line: 4, text: 'an individual without DATAID' }],
    })
    expect(readUn(list(`${individual}\n<INDIVIDUAL>`))).toMatchObject({
      faults: [{ text: '</INDIVIDUALS> where none is open' }],
    })
    expect(readUn('<html></html>')).toEqual({ faults: [{ line: 1, text: '<html>, and not <CONSOLIDATED_LIST>' }] })
    expect(readUn('name;date\n')).toMatchObject({ faults: [{ line: 1 }] })
    expect(readUn(`<!DOCTYPE a [<!ENTITY b "c">]>${list(individual)}`)).toMatchObject({ faults: [{ line: 1 }] })
  })
})

import { expect, test } from 'vitest'
import { goamlReport, type ReportFacts } from './goaml.ts'
import { faultsOf } from './goaml-structure.ts'
import { element, readXml, writeXml, type XmlElement } from './xml.ts'

const facts: ReportFacts = {
  unit: {
    ...{ entityId: 4711, branch: 'Head office', address: '1 Tran Phu', city: 'Da Nang', countryCode: 'VN' },
    ...{ personFirstName: 'Trang', personLastName: 'Le Thi' },
  },
  ...{ reference: 'V-1001', madeAt: new Date('2026-11-20T08:15:30Z'), currency: 'VND' },
  reason: 'Paid in & out <again> without play, "quickly"',
  ...{ action: 'Payouts held', memberId: 'mbr_1', account: 'bienxanh79', openedAt: new Date('2026-04-20T00:00:00Z') },
  balance: '52100000.00',
  person: { name: 'TRAN VAN BIEN', birthday: '1992-03-04', mobile: '+84901234417', email: undefined },
  transfers: [
    {
      ...{ id: 'dep_1', kind: 'deposit', at: new Date('2026-11-18T01:02:03Z'), amount: '48500000.00' },
      ...{ bank: 'Lotus', accountNo: '1180', accountName: 'LE VAN LONG' },
    },
    {
      ...{ id: 'wdr_1', kind: 'withdrawal', at: new Date('2026-11-19T01:02:03Z'), amount: '48000000.00' },
      ...{ bank: 'Sen', accountNo: '9921', accountName: 'TRAN VAN BIEN' },
    },
  ],
  indicators: ['L-02', 'L-06'],
}
const file = writeXml(goamlReport(facts))

const checked = (text: string): string[] => {
  const root = readXml(text)
  return root ? faultsOf(root) : ['unreadable']
}

test('[R-109] a report keeps to the structure and is read back as it was written', () => {
  expect(checked(file)).toEqual([])
  expect(readXml(file)).toEqual(goamlReport(facts))
  expect(file).toContain('<reason>Paid in &amp; out &lt;again&gt; without play, &quot;quickly&quot;</reason>')
  expect(file).toContain('<first_name>BIEN</first_name>')
})

/** Every element of a report with the path to it. */
function places(root: XmlElement, path: number[] = []): number[][] {
  const own = path.length > 0 ? [path] : []
  if (typeof root.content === 'string') return own
  return [...own, ...root.content.flatMap((child, index) => places(child, [...path, index]))]
}

const changedAt = (
  { name, content }: XmlElement,
  [index = 0, ...rest]: number[],
  change: (child: XmlElement) => XmlElement[],
): XmlElement => {
  const children = typeof content === 'string' ? [] : content
  return element(
    name,
    children.flatMap((child, at) => {
      if (at !== index) return [child]
      return rest.length > 0 ? [changedAt(child, rest, change)] : change(child)
    }),
  )
}

test('[R-109] a hundred and more broken reports are refused, each for its own fault', () => {
  const root = goamlReport(facts)
  const optional = /^(swift|currency_code|account_name|signatory|opened|balance|birthdate|phones|comments)$/
  const nameAt = (path: number[]): string =>
    path.reduce<XmlElement>((at, index) => (at.content as XmlElement[])[index] as XmlElement, root).name
  const repeated = /^(transaction|indicator|signatory|phone)$/
  const broken = places(root).flatMap((path) => {
    const name = nameAt(path)
    const unknown = changedAt(root, path, (child) => [{ ...child, name: `${child.name}_x` }])
    const emptied = changedAt(root, path, (child) => [{ ...child, content: '' }])
    const missing = changedAt(root, path, () => [])
    const twice = changedAt(root, path, (child) => [child, child])
    return [
      unknown,
      emptied,
      ...(optional.test(name) || /^(transaction|indicator)$/.test(name) ? [] : [missing]),
      ...(repeated.test(name) ? [] : [twice]),
    ]
  })
  expect(broken.length).toBeGreaterThan(100)
  for (const report of broken) expect(checked(writeXml(report))).not.toEqual([])
  for (const text of [
    file.slice(0, -20),
    file.replace('<?xml', '<!xml'),
    file.replace('</report>', '</report><report></report>'),
    file.replace('2026-11-18T01:02:03', '18.11.2026'),
    file.replace('48500000.00', '48,500,000'),
    file.replace('&amp;', '&'),
    file.replace('<city>Da Nang</city>', '<city>   </city>'),
    `${file}x`,
  ])
    expect(checked(text), text.slice(-60)).not.toEqual([])
})

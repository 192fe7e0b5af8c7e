import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inUi } from '../test/in-ui.tsx'
import { Table } from './table.tsx'

it('hides the head of a column where its cells are hidden, so that heads stand above their own cells', () => {
  const columns = [
    { id: 'a', head: 'A', cell: () => 'a' },
    { id: 'b', head: 'B', className: 'md:hidden', cell: () => 'b' },
  ]
  const html = renderToStaticMarkup(inUi(<Table label="t" columns={columns} rows={[1]} rowKey={String} />))
  const classesOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} [^>]*class="([^"]*)"`, 'g'))].map(([, name]) => name)
  expect(classesOf('th').map((name) => name?.split(' ').includes('md:hidden'))).toEqual([false, true])
  expect(classesOf('td').map((name) => name?.split(' ').includes('md:hidden'))).toEqual([false, true])
})

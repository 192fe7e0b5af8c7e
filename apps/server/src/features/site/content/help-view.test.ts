import { expect, test } from 'vitest'
import { helpTree } from './help-view.ts'

const row = (id: string, parent_id: string | null = null) => ({ id, parent_id, anchor: id, title: id, body: '' })

test('articles stand below their topic, to any depth, in the order of the rows', () => {
  const tree = helpTree([row('q2', 'b'), row('b'), row('deep', 'q2'), row('a'), row('q1', 'b')])
  expect(tree).toMatchObject([
    {
      id: 'b',
      children: [
        { id: 'q2', children: [{ id: 'deep', children: [] }] },
        { id: 'q1', children: [] },
      ],
    },
    { id: 'a', children: [] },
  ])
})

test('an article whose topic is not shown is not shown either', () => {
  expect(helpTree([row('a'), row('q', 'elsewhere')])).toMatchObject([{ id: 'a', children: [] }])
})

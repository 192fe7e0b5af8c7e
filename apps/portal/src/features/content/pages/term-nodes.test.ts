import { withAnchors } from '@fairground/contract/rich-text'
import { expect, test } from 'vitest'
import { termNodes } from './term-nodes.ts'

test('each numbered part of the terms has a heading with a number for its anchor, other words stand as they are', () => {
  const nodes = termNodes('Lời đầu.\n\n1. Ai được chơi. Bạn đủ tuổi. Mỗi người một tài khoản.\n\n2. Ngắn')
  expect(withAnchors(nodes).headings).toEqual([{ anchor: '1', text: '1. Ai được chơi', level: 2 }])
  expect(nodes).toHaveLength(4)
  expect(nodes[2]).toEqual({ tag: 'p', children: ['Bạn đủ tuổi. Mỗi người một tài khoản.'] })
  expect(nodes[3]).toEqual({ tag: 'p', children: ['2. Ngắn'] })
})

import { describe, expect, test } from 'vitest'
import { allDrawings } from '../src/render/drawings.ts'

const drawings = allDrawings().map(({ key, svg }) => ({ key, first: svg(), again: svg() }))

function addresses(markup: string): string[] {
  return [...markup.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)].map((match) => match[1] ?? match[2] ?? '')
}

describe('every drawing', () => {
  test('is the same each time it is drawn', () => {
    expect(drawings.filter(({ first, again }) => first !== again).map(({ key }) => key)).toEqual([])
  })

  test('differs from every other', () => {
    expect(new Set(drawings.map(({ first }) => first)).size).toBe(drawings.length - sameMark.length)
  })

  test('holds no script, no handler and no foreign object', () => {
    const active = drawings.filter(({ first }) =>
      /<script|<foreignObject|<iframe|<style|\son\w+=|javascript:/i.test(first),
    )
    expect(active.map(({ key }) => key)).toEqual([])
  })

  test('points at nothing outside itself', () => {
    const outside = drawings.flatMap(({ key, first }) =>
      addresses(first)
        .filter((address) => !address.startsWith('#'))
        .map((address) => `${key} ${address}`),
    )
    expect(outside).toEqual([])
  })

  test('only points at what it defines, and defines each id once', () => {
    const broken = drawings.filter(({ first }) => {
      const ids = [...first.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
      const known = new Set(ids)
      return known.size !== ids.length || addresses(first).some((address) => !known.has(address.slice(1)))
    })
    expect(broken.map(({ key }) => key)).toEqual([])
  })
})

/** The favicon is the logo itself, and both roosters stand on the same legs and are wound by the same key. */
const sameMark = ['favicon/png', 'rooster/wala-legs', 'rooster/wala-key']

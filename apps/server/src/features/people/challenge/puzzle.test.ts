import { sliderPicture, sliderPiece } from '@fairground/contract/slider'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCaptcha } from './captcha-picture.ts'
import { isWorkDone } from './challenge.ts'
import { makePuzzle } from './puzzle.ts'
import { drawQuestion } from './question.ts'

const sizeOf = async (url: string) => {
  const { width, height } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata()
  return { width, height }
}

const twice = ({ width, height }: { width: number; height: number }) => ({ width: width * 2, height: height * 2 })

test('the gap is wholly inside the picture, far enough from where the piece begins', async () => {
  for (let i = 0; i < 12; i += 1) {
    const { x, y, background, piece } = await makePuzzle()
    expect(x).toBeGreaterThan(sliderPiece.width)
    expect(x + sliderPiece.width).toBeLessThanOrEqual(sliderPicture.width)
    expect(y).toBeGreaterThan(0)
    expect(y + sliderPiece.height).toBeLessThanOrEqual(sliderPicture.height)
    expect(await sizeOf(background)).toEqual(twice(sliderPicture))
    expect(await sizeOf(piece)).toEqual(twice(sliderPiece))
    expect(background.length + piece.length).toBeLessThan(64_000)
  }
})

test('no two pictures and no two pieces are the same', async () => {
  const puzzles = await Promise.all(Array.from({ length: 20 }, makePuzzle))
  expect(new Set(puzzles.map(({ background }) => background)).size).toBe(20)
  expect(new Set(puzzles.map(({ piece }) => piece)).size).toBe(20)
})

test('the letters are of the alphabet that nobody confuses', async () => {
  for (let i = 0; i < 8; i += 1) expect((await drawCaptcha()).text).toMatch(/^[ACEFHKLMNPRTXY3479]{4}$/)
})

test('the answer of every question follows from its numbers', () => {
  for (let i = 0; i < 300; i += 1) {
    const { key, numbers, answer } = drawQuestion()
    const [first = 0, second = 0, third = 0] = numbers
    if (key === 'sum') expect(answer).toBe(String(first + second))
    if (key === 'largest') expect(answer).toBe(String(Math.max(...numbers)))
    if (key === 'missing') expect([answer, third]).toEqual([String(second + 1), second + 2])
    expect(new Set(numbers).size === numbers.length || key === 'sum').toBe(true)
  }
})

test('work that was not done for this challenge is not taken', () => {
  let work = 0
  while (!isWorkDone('chl_a', work, 10)) work += 1
  expect(isWorkDone('chl_a', work, 10)).toBe(true)
  expect(['chl_b', 'chl_c', 'chl_d', 'chl_e'].every((id) => isWorkDone(id, work, 10))).toBe(false)
})

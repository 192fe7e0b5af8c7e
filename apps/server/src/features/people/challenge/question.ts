import { randomInt } from 'node:crypto'

export interface Question {
  key: 'sum' | 'largest' | 'missing'
  numbers: number[]
  answer: string
}

/** A question that a child can answer. The page words it in the reader's language. */
export function drawQuestion(): Question {
  const makers = [sum, largest, missing]
  return (makers[randomInt(makers.length)] ?? sum)()
}

function sum(): Question {
  const numbers = [randomInt(2, 10), randomInt(2, 10)]
  return { key: 'sum', numbers, answer: String(numbers.reduce((a, b) => a + b)) }
}

function largest(): Question {
  const first = randomInt(10, 30)
  const numbers = [first, first + randomInt(3, 20), first - randomInt(1, 9)]
  const turned = [...numbers.splice(randomInt(numbers.length)), ...numbers]
  return { key: 'largest', numbers: turned, answer: String(Math.max(...turned)) }
}

/** Counting on: the number between two others. */
function missing(): Question {
  const first = randomInt(3, 40)
  return { key: 'missing', numbers: [first, first + 1, first + 3], answer: String(first + 2) }
}

import { expect, test } from 'vitest'
import { questionsIn } from './page-questions.ts'

test('a page’s questions are those of its headings that ask and are answered', () => {
  const body =
    '<p>Is this one?</p><h2>Deposit {#deposit}</h2><p>First.</p><h3>What is <b>RTP</b>? {#rtp}</h3><p>A share.</p>' +
    '<ul><li>On average</li></ul><h2>ما هذا؟</h2><p>A &lt;game&gt;</p><h2>And this?</h2><h3>Asked below?</h3><p>Yes.</p>'
  expect(questionsIn(body)).toEqual([
    { question: 'What is RTP?', answer: 'A share. On average' },
    { question: 'ما هذا؟', answer: 'A <game>' },
    { question: 'Asked below?', answer: 'Yes.' },
  ])
})

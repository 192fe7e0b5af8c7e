import { cleanRichText, plainText } from '@fairground/contract/rich-text'

interface Answered {
  question: string
  answer: string
}

/** Headings that ask something, each with what stands between it and the next heading, as plain text. */
export const questionsIn = (body: string): Answered[] =>
  cleanRichText(body)
    .split(/(?=<h[23]>)/)
    .map((part) => part.split(/<\/h[23]>/))
    .map(([heading = '', text = '']) => ({ question: plainText(heading), answer: plainText(text) }))
    .filter(({ question, answer }) => /[?？؟]$/.test(question) && answer !== '')

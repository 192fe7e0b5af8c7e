import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { answerQuestion, answerSlider } from './answer-challenge.ts'
import { openCaptcha, openQuestion, openSlider } from './open-challenge.ts'

export const challengeRoutes = {
  captcha: portal.challenge.captcha.handler(async ({ context: { call } }) => answer(call, await openCaptcha(call))),
  slider: portal.challenge.slider.handler(async ({ input, context: { call } }) =>
    answer(call, await openSlider(call, input.use)),
  ),
  answerSlider: portal.challenge.answerSlider.handler(async ({ input, context: { call } }) =>
    answer(call, await answerSlider(call, input)),
  ),
  question: portal.challenge.question.handler(async ({ input, context: { call } }) =>
    answer(call, await openQuestion(call, input.use)),
  ),
  answerQuestion: portal.challenge.answerQuestion.handler(async ({ input, context: { call } }) =>
    answer(call, await answerQuestion(call, input)),
  ),
}

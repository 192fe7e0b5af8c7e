import { isRefusal, refusalText } from '@fairground/client'
import type { ChallengePart, ChallengeUse } from '@fairground/contract'
import { Button, ErrorState, Field, Input, Skeleton, useLateFocus } from '@fairground/ui'
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { solveWork } from './solve-work.ts'

interface QuestionFormProps {
  use: ChallengeUse
  onSolved: (pass: ChallengePart) => void
}

const workOf = (asked: { challengeId: string; workBits: number } | undefined) =>
  queryOptions({
    queryKey: ['challenge-work', asked?.challengeId],
    queryFn: asked ? ({ signal }) => solveWork(asked.challengeId, asked.workBits, signal) : skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A question that needs neither eyes nor a steady hand. The browser does its small work while the person reads. */
export function QuestionForm({ use, onSolved }: QuestionFormProps) {
  const { t } = useTranslation('challenge')
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const asked = useQuery({
    ...query.challenge.question.queryOptions({ input: { use } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useQuery(workOf(asked.data))
  useLateFocus(box, asked.data)
  const answer = useMutation({
    mutationFn: async (challengeId: string) =>
      api.challenge.answerQuestion({ challengeId, answer: text, work: await queries.fetchQuery(workOf(asked.data)) }),
    onSuccess: ({ challengeId, challengeToken }) => onSolved({ challengeId, challengeToken }),
    // The refusal is said once the new question is there: nobody answers the old one again.
    onError: async () => {
      await asked.refetch()
      setText('')
    },
  })
  if (asked.isError)
    return (
      <ErrorState
        title={refusalText(t, asked.error)}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    )
  if (!asked.data) return <Skeleton className="h-37 w-full" />
  const { challengeId, question } = asked.data
  const [a, b, c] = question.numbers
  const refusal =
    answer.error && (isRefusal(answer.error, 'CHALLENGE_REQUIRED') ? t('wrongAnswer') : refusalText(t, answer.error))
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog is a child of the form behind it, which must not take this for its own.
        event.stopPropagation()
        if (text.trim()) answer.mutate(challengeId)
      }}
    >
      <Field label={t(question.key, { a, b, c })} hint={t('answerHint')} error={refusal}>
        <Input
          ref={box}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <Button type="submit" variant="default" block busy={answer.isPending} disabled={!text.trim()}>
        {t('done')}
      </Button>
    </form>
  )
}

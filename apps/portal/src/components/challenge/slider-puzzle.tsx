import { isRefusal, refusalText } from '@fairground/client'
import type { ChallengePart, ChallengeUse } from '@fairground/contract'
import { ErrorState, IconButton, Skeleton } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { ChallengeMessage } from './challenge-message.tsx'
import { SlidingPiece } from './sliding-piece.tsx'
import { solveWork } from './solve-work.ts'
import type { Slide } from './use-slide.ts'

interface SliderPuzzleProps {
  use: ChallengeUse
  onSolved: (pass: ChallengePart) => void
}

/** A picture with a gap. A wrong answer brings a new picture: each is good for one try. */
export function SliderPuzzle({ use, onSolved }: SliderPuzzleProps) {
  const { t } = useTranslation('challenge')
  const puzzle = useQuery({
    ...query.challenge.slider.queryOptions({ input: { use } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const answer = useMutation({
    mutationFn: async ({ workBits, ...slide }: Slide & { challengeId: string; workBits: number }) =>
      api.challenge.answerSlider({
        ...slide,
        ...(workBits > 0 && { work: await solveWork(slide.challengeId, workBits) }),
      }),
    onSuccess: ({ challengeId, challengeToken }) => onSolved({ challengeId, challengeToken }),
    onError: () => puzzle.refetch(),
  })
  if (puzzle.isError)
    return (
      <ErrorState
        title={refusalText(t, puzzle.error)}
        onRetry={() => void puzzle.refetch()}
        isRetrying={puzzle.isFetching}
      />
    )
  const refusal =
    answer.error && (isRefusal(answer.error, 'CHALLENGE_REQUIRED') ? t('wrongPlace') : refusalText(t, answer.error))
  return (
    <div className="grid gap-3.5">
      {puzzle.data ? (
        <SlidingPiece
          key={puzzle.data.challengeId}
          puzzle={puzzle.data}
          state={answer.isSuccess ? 'solved' : answer.isPending || puzzle.isFetching ? 'busy' : 'ready'}
          onDone={(slide) =>
            answer.mutate({ ...slide, challengeId: puzzle.data.challengeId, workBits: puzzle.data.workBits })
          }
        />
      ) : (
        <PieceSkeleton />
      )}
      <div className="flex min-h-10 items-center gap-3">
        <ChallengeMessage error={refusal}>{t('slideHint')}</ChallengeMessage>
        <IconButton
          label={t('anotherPicture')}
          icon="icon-[ph--arrows-clockwise-bold]"
          guardMs={1000}
          onClick={() => void puzzle.refetch()}
        />
      </div>
    </div>
  )
}

const PieceSkeleton = () => (
  <div className="grid gap-3.5" aria-hidden="true">
    <Skeleton className="aspect-320/176 w-full rounded-md" />
    <Skeleton className="h-12 w-full rounded-pill" />
  </div>
)

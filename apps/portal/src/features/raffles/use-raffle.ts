import { isRefusal, refusalText } from '@fairground/client'
import type { Raffle, RaffleDraw, RaffleKind } from '@fairground/contract'
import { useReducedMotion, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'

/** The red envelope or wheel that is open to the member; null without one. */
export const useRaffle = (kind: RaffleKind, isAsked = true) =>
  useQuery({ ...query.raffles.state.queryOptions({ input: { kind } }), enabled: isAsked })

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Staging {
  /** How long it moves before it shows what was drawn. */
  showMs: number
  /** What was drawn is known: the movement begins. */
  onDrawn: (draw: RaffleDraw) => void
  /** While it moves, nothing else may happen. */
  onMoving: (isMoving: boolean) => void
}

/** Uses one chance, lets it move, and then shows what the server drew. A try that failed is asked for again by the same id. */
export function useDraw({ promotionId, chancesLeft }: Raffle, { showMs, onDrawn, onMoving }: Staging) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const requestId = useRequestId()
  const isCalm = useReducedMotion()
  const [shown, setShown] = useState<RaffleDraw>()
  const renew = () =>
    Promise.all(
      [query.raffles.key(), query.rewards.key(), query.wallet.key(), query.records.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const draw = useMutation({
    mutationFn: async () => {
      setShown(undefined)
      onMoving(true)
      const drawn = await api.raffles.claim({ promotionId, requestId: requestId.of(`${promotionId}:${chancesLeft}`) })
      requestId.done()
      onDrawn(drawn)
      await wait(isCalm ? 0 : showMs)
      return drawn
    },
    onSuccess: (drawn) => {
      setShown(drawn)
      void renew()
    },
    onSettled: () => onMoving(false),
    onError: (error) => {
      void renew()
      toast({
        tone: 'bad',
        title: isRefusal(error, 'STATE_CONFLICT') ? t('campaigns:raffle.gone') : refusalText(t, error),
      })
    },
  })
  return { start: () => draw.mutate(), isMoving: draw.isPending, shown, isCalm }
}

import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Note, PasswordInput, Seg, Skeleton, useToast } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

const options = query.staff.initialPasswordRule.queryOptions({ input: {} })
type Mode = 'random' | 'fixed'

/** What accounts that staff open or reset are handed over with: a password of chance each, or one for all. */
export function InitialPasswordCard({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation()
  const toast = useToast()
  const { data, error } = useQuery(options)
  const [chosen, choose] = useState<Mode>()
  const [key, setKey] = useState('')
  const save = useMutation({
    mutationFn: (mode: Mode) => api.staff.changeInitialPassword({ mode, key: mode === 'fixed' ? key : undefined }),
    onSuccess: (rule) => {
      queries.setQueryData(options.queryKey, rule)
      choose(undefined)
      setKey('')
      toast.show({ tone: 'ok', title: t('signup.initialSaved') })
    },
    gcTime: 0,
  })
  const mode = chosen ?? data?.mode ?? 'random'
  const isFixed = mode === 'fixed'
  const isChanged = isFixed ? key.trim() !== '' : mode !== data?.mode
  const wrong = fieldRefusal(t, save.error, 'key')
  return (
    <section aria-labelledby="initial-password" className="rounded-lg bg-surface-1 p-4 shadow-1">
      <h2 id="initial-password" className="font-bold">
        {t('signup.initial')}
      </h2>
      <p className="pb-3 text-sm text-ink-3">{t('signup.initialText')}</p>
      {error && <Note tone="bad">{refusalText(t, error)}</Note>}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && (
        <form
          noValidate
          className="grid gap-3.5"
          onSubmit={(event) => {
            event.preventDefault()
            if (isChanged) save.mutate(mode)
          }}
        >
          <fieldset disabled={isLocked}>
            <Seg
              label={t('signup.initial')}
              value={mode}
              onValueChange={choose}
              options={[
                { value: 'random', label: t('signup.initialRandom') },
                { value: 'fixed', label: t('signup.initialFixed') },
              ]}
            />
          </fieldset>
          {isFixed && (
            <>
              <Note tone="warn">{t('signup.initialWarning')}</Note>
              {!isLocked && (
                <Field
                  label={t(data.mode === 'fixed' ? 'signup.initialOther' : 'signup.initialKey')}
                  error={wrong}
                  className="max-w-md"
                >
                  <PasswordInput
                    value={key}
                    maxLength={128}
                    autoComplete="off"
                    onChange={({ target }) => setKey(target.value)}
                  />
                </Field>
              )}
            </>
          )}
          {save.error && !wrong && (
            <Note tone="bad" isLive>
              {refusalText(t, save.error)}
            </Note>
          )}
          {!isLocked && (
            <Button
              type="submit"
              variant="line"
              className="justify-self-start"
              busy={save.isPending}
              disabled={!isChanged}
              guardMs={1000}
            >
              {t('signup.initialSave')}
            </Button>
          )}
        </form>
      )}
    </section>
  )
}

import { Button, Field, Icon, Input, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

interface CaptchaFieldProps {
  input: ComponentProps<typeof Input>
  error?: string | undefined
  required?: boolean
  /** How often the form was refused: each picture is good for one try. */
  refusalCount: number
  /** Somebody cannot read the picture. */
  onQuestion: () => void
}

const refreshGuardMs = 1_000
const size = { width: 144, height: 52 }

/** Four letters in a picture, with a field for them. A click on the picture brings another one. */
export function CaptchaField({ input, error, required, refusalCount, onQuestion }: CaptchaFieldProps) {
  const { t } = useTranslation('challenge')
  const { data, refetch } = useQuery({
    ...query.challenge.captcha.queryOptions({ input: {} }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (refusalCount > 0) void refetch()
  }, [refusalCount, refetch])
  return (
    <div className="grid justify-items-start gap-2">
      <Field label={t('captcha')} error={error} required={required} className="w-full">
        <Input {...input} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={4} />
      </Field>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Button
          variant="quiet"
          aria-label={t('anotherCaptcha')}
          guardMs={refreshGuardMs}
          className="h-13! px-1!"
          end={<Icon name="icon-[ph--arrows-clockwise-bold]" />}
          onClick={() => void refetch()}
        >
          {data ? (
            <img
              {...size}
              src={`data:image/png;base64,${data}`}
              alt={t('captchaPicture')}
              className="rounded-md shadow-1"
            />
          ) : (
            <Skeleton className="h-13 w-36" />
          )}
        </Button>
        <Button variant="quiet" size="sm" onClick={onQuestion}>
          {t('captchaQuestion')}
        </Button>
      </div>
    </div>
  )
}

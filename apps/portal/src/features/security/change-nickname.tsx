import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Input } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api, query } from '../../lib/api.ts'

const nicknameMax = 64

/** The way to another nickname. What is wrong with it the server says: it holds the rule. */
export function ChangeNickname({ nickname }: { nickname: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(nickname)
  const change = useMutation({
    mutationFn: () => api.security.changeNickname({ nickname: typed }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.members.key() })
      setOpen(false)
    },
  })
  const breach = fieldRefusal(t, change.error, 'nickname')
  const open = () => {
    change.reset()
    setTyped(nickname)
    setOpen(true)
  }
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={open}>
        {t('security.changeNickname')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('security.changeNickname')}
        action={t('passkey.save')}
        isBusy={change.isPending}
        refusal={change.error && !breach ? refusalText(t, change.error) : undefined}
        onConfirm={() => change.mutate()}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            change.mutate()
          }}
        >
          <Field label={t('security.nickname')} error={breach}>
            <Input
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={nicknameMax}
              autoComplete="nickname"
            />
          </Field>
        </form>
      </ConfirmDialog>
    </>
  )
}

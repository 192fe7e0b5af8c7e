import { fieldRefusal } from '@fairground/client'
import { type RewardItem, redeemQuantityMax } from '@fairground/contract'
import { Button, Dialog, Field, Input, KeyValues, Note, Otp, Stepper, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'
import { useCount, usePointBalance, useReloadPoints, useSpendRefusal } from './use-points.ts'

const addressLengthMin = 5
const addressLengthMax = 200

interface RedeemDialogProps {
  /** Undefined while it is closed. */
  item: RewardItem | undefined
  onClose: () => void
  passwordForm: ReactNode
}

/** How many, where to, and the six digits. */
export function RedeemDialog({ item, onClose, passwordForm }: RedeemDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={item !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item?.name ?? ''}
      titleLook="plain"
      description={t('points:redeemText')}
    >
      {item && (passwordForm || <RedeemForm item={item} onDone={onClose} />)}
    </Dialog>
  )
}

function RedeemForm({ item, onDone }: { item: RewardItem; onDone: () => void }) {
  const { t } = useTranslation()
  const count = useCount()
  const { show: toast } = useToast()
  const reload = useReloadPoints()
  const wordsOf = useSpendRefusal()
  const requestId = useRequestId()
  const has = usePointBalance().data?.currentPoints ?? 0
  const [quantity, setQuantity] = useState(1)
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const { rewardId, requiredPoints, kind } = item
  const most = Math.max(1, Math.min(redeemQuantityMax, item.quantity, Math.floor(has / requiredPoints)))
  const wantsAddress = kind === 'goods' && address.trim().length < addressLengthMin
  const redeem = useMutation({
    mutationFn: () => {
      const where = kind === 'goods' ? { address: address.trim() } : {}
      const id = requestId.of(`${rewardId}:${quantity}:${address}`)
      return api.points.redeem({ rewardId, quantity, paymentPassword: code, requestId: id, ...where })
    },
    onSuccess: () => {
      requestId.done()
      toast({ tone: 'ok', title: t('points:redeemed'), text: t('points:redeemedText') })
      onDone()
    },
    onSettled: () => {
      setCode('')
      return reload()
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code.length === 6 && !wantsAddress) redeem.mutate()
  }
  const addressFault = isTried && wantsAddress ? t('points:addressNeeded') : fieldRefusal(t, redeem.error, 'address')
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <Field label={t('points:quantity')} as="group">
        <Stepper
          label={t('points:quantity')}
          canDecrease={quantity > 1}
          canIncrease={quantity < most}
          onDecrease={() => setQuantity(quantity - 1)}
          onIncrease={() => setQuantity(quantity + 1)}
        >
          {quantity}
        </Stepper>
      </Field>
      <KeyValues
        look="well"
        items={[
          { id: 'cost', label: t('points:cost'), value: <bdi>{count(requiredPoints * quantity)}</bdi> },
          { id: 'rest', label: t('points:rest'), value: <bdi>{count(has - requiredPoints * quantity)}</bdi> },
        ]}
      />
      {kind === 'goods' && (
        <Field label={t('points:address')} hint={t('points:addressHint')} error={addressFault}>
          <Input
            autoComplete="street-address"
            maxLength={addressLengthMax}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
      )}
      <Field
        label={t('payout.paymentPassword')}
        error={isTried && code.length < 6 && !redeem.isError ? t('payout.sixDigits') : undefined}
      >
        <Otp isSecret value={code} onValueChange={setCode} />
      </Field>
      {redeem.error && !fieldRefusal(t, redeem.error, 'address') && (
        <Note tone="bad" isLive>
          {wordsOf(redeem.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={redeem.isPending} guardMs={1000}>
        {t('points:redeemFor', { points: count(requiredPoints * quantity) })}
      </Button>
    </form>
  )
}

import { type ReactNode, useState } from 'react'
import { Purse } from '../purse/purse.tsx'
import { Money } from './money.tsx'

const amounts = ['12480500.00', '1111171.11', '486200000.00', '0.00']

function Kinds() {
  const [isHidden, setIsHidden] = useState(false)
  const purse = { amount: '12480500.00', currency: 'VND', hidden: isHidden, onHiddenChange: setIsHidden }
  return (
    <div className="card grid gap-4 p-5">
      <Money amount="12480500.00" currency="VND" size="xl" />
      <div className="grid max-w-100 grid-cols-2 gap-x-8 text-end">
        {amounts.map((amount) => (
          <Money key={amount} amount={amount} currency="VND" />
        ))}
        <Money amount="475000.00" currency="VND" decimals={0} signed />
        <Money amount="-20000.00" currency="VND" decimals={0} signed />
        <Money amount="0.00" currency="VND" decimals={0} signed />
        <Money amount="1250.00" currency="USDT" />
        <Money amount="-284000.00" currency="USD" locale="en" signed />
        <Money amount="1250.00" currency="SAR" locale="ar" />
      </div>
      <Money amount="1250.00" currency="VND" hidden />
      <div className="flex flex-wrap gap-4">
        <Purse label="Số dư" {...purse} onRefresh={() => {}} />
        <Purse label="Số dư" {...purse} onRefresh={() => {}} staleAt="20:41" />
        <Purse label="Số dư" {...purse} amount={undefined} />
        <Purse {...purse} onRefresh={() => {}} className="w-60" />
      </div>
    </div>
  )
}

export const stories: Record<string, () => ReactNode> = { kinds: Kinds }

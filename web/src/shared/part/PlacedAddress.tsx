import { AddressWarning } from './AddressWarning.tsx'
import { Approximate } from './Approximate.tsx'
import { Copy } from './Copy.tsx'
import { Missing } from './Missing.tsx'

type Props = {
  /** "Address" */
  what: string
  address: string
  isApproximate: boolean
  /** Its location is unknown. */
  isUnplaced: boolean
}

/** An address to copy, and how precisely its location is known. */
export function PlacedAddress({ what, address, isApproximate, isUnplaced }: Props) {
  if (!address) return <Missing />
  return (
    <>
      <Copy what={what} value={address} />
      {isApproximate && <Approximate />}
      {isUnplaced && <AddressWarning />}
    </>
  )
}

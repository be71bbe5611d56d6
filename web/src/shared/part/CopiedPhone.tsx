import { usePhones } from '../language/use-phones.ts'
import { Copy } from './Copy.tsx'
import { Missing } from './Missing.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** A phone number with a dial link and a copy button, on a record's page. */
export function CopiedPhone({ what, number, country }: { what: string; number: string; country: string }) {
  const { formatPhone } = usePhones()
  if (!number) return <Missing />
  return (
    <Copy what={what} value={formatPhone(number, country)}>
      <PhoneLink number={number} country={country} />
    </Copy>
  )
}

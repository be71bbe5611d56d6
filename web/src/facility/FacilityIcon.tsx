import { BankOutlined } from '@ant-design/icons'
import { facility } from '@kasack/contract/facility.ts'
import { silentIcon } from '../shared/look/icons.ts'
import type { PinKind } from '../shared/map/pin.ts'

export const FacilityIcon = silentIcon(BankOutlined)

/** How facilities stand on a map. */
export const facilityPin: PinKind = { noun: facility.noun, plural: facility.plural, icon: FacilityIcon, tone: 'accent' }

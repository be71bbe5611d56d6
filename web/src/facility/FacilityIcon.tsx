import { BankOutlined } from '@ant-design/icons'
import { facility } from '@kasack/contract/facility.ts'
import { silentIcon } from '../shared/look/icons.ts'
import type { PinKind } from '../shared/map/pin.ts'

export const FacilityIcon = silentIcon(BankOutlined)

/** The pin of a facility on maps. */
export const facilityPin: PinKind = { noun: facility.noun, plural: facility.plural, icon: FacilityIcon, tone: 'accent' }

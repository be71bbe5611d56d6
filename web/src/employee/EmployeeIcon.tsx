import { IdcardOutlined } from '@ant-design/icons'
import { employee } from '@kasack/contract/employee.ts'
import { silentIcon } from '../shared/look/icons.ts'
import type { PinKind } from '../shared/map/pin.ts'

export const EmployeeIcon = silentIcon(IdcardOutlined)

/** The pin of an employee on maps. */
export const employeePin: PinKind = { noun: employee.noun, plural: employee.plural, icon: EmployeeIcon, tone: 'ink' }

import { syntax } from './files.ts'
import { nodesInside, type NodeOf, type Syntax } from './syntax.ts'

/** The tables of the database with their columns, from the types generated after the last migration. */
export const tables = readTables(syntax('server/src/platform/database/tables.ts'))

function readTables({ all }: Syntax): Map<string, Set<string>> {
  const columns = new Map(
    all('TsInterfaceDeclaration').map(({ id, body }) => [id.value, new Set(propertiesOf(body.body).map(({ name }) => name))]),
  )
  const [database] = all('TsInterfaceDeclaration').filter(({ id }) => id.value === 'DB')
  return new Map(
    propertiesOf(database?.body.body ?? []).flatMap(({ name, type }) => (type === undefined ? [] : [[name, columns.get(type)!]])),
  )
}

function propertiesOf(members: NodeOf<'TsInterfaceDeclaration'>['body']['body']): { name: string; type: string | undefined }[] {
  return members.flatMap((one) => {
    if (one.type !== 'TsPropertySignature' || one.key.type !== 'Identifier') return []
    const [reference] = nodesInside(one.typeAnnotation, 'TsTypeReference')
    return [{ name: one.key.value, type: reference?.typeName.type === 'Identifier' ? reference.typeName.value : undefined }]
  })
}

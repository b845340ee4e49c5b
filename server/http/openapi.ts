import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { API, type Route } from '#protocol/api.ts'
import { PROBLEMS } from '#protocol/problems.ts'

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, { errorMode: 'ignore', typeMode })

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const ERROR = {
  description: 'What is wrong; nothing was changed.',
  ...json({
    type: 'object',
    properties: { error: { enum: [...PROBLEMS] }, field: { type: 'string' } },
    required: ['error'],
  }),
}

function parameters(schema: GenericSchema, where: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }))
}

function operation(name: string, { method, person, params, query, body, answer }: Route) {
  const hasBody = method !== 'GET' && Object.keys(schemaOf(body, 'input').properties ?? {}).length > 0
  return {
    operationId: name,
    security: person ? [{ cookie: [] }, { token: [] }] : [{}],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(hasBody ? { requestBody: { required: true, ...json(schemaOf(body, 'input')) } } : {}),
    responses: { 200: { description: 'Done.', ...json(schemaOf(answer, 'output')) }, default: ERROR },
  }
}

/** The OpenAPI document: made from the very schemas that requests are parsed by. */
export function openApi() {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries<Route>(API)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[route.method.toLowerCase()] = operation(name, route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Revier', version: '1', description: 'Tables for people in different places.' },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'revier' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  }
}

import { createRequire } from 'node:module'
import type * as ServerModule from 'boardgame.io/dist/types/packages/server.js'
import { tellReadings } from '#test/load/program.ts'
import { rivalGame } from './game.ts'

/** The library's own server as it comes, in memory, as a program of its own; says over the channel how much CPU it took. */
const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server') as typeof ServerModule

const server = Server({ games: [rivalGame], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: Number(process.argv[2]) })
process.once('SIGTERM', () => appServer.close())
tellReadings()

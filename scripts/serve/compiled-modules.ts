// What these import is compiled, and kept by NODE_COMPILE_CACHE when this process ends.
import '@touchline/server/feed-thread'
import '../start.ts'
import './serve.ts'

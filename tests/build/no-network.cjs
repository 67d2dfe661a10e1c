/**
 * A machine without a network, for every process of a build: to be given to Node by NODE_OPTIONS=--require, which its
 * children inherit. Whoever looks for another machine is told what a system without a network tells, and is written down
 * in the file that NETWORK_ATTEMPTS names. This machine itself, and sockets that are files, can be reached.
 */
const dns = require('node:dns')
const { appendFileSync } = require('node:fs')
const net = require('node:net')

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|::1|)$/

function refuse(code, call, target) {
  appendFileSync(process.env.NETWORK_ATTEMPTS, `${call} ${target} by ${process.argv.slice(1).join(' ')}\n`)
  return Object.assign(new Error(`${call} ${code} ${target}`), { code, errno: code, syscall: call })
}

const lookup = dns.lookup
dns.lookup = (name, ...others) => {
  if (HERE.test(name ?? '')) return lookup(name, ...others)
  const answer = others.at(-1)
  const error = refuse('EAI_AGAIN', 'getaddrinfo', name)
  process.nextTick(answer, error)
}
const lookupPromise = dns.promises.lookup
dns.promises.lookup = (name, ...others) =>
  HERE.test(name ?? '')
    ? lookupPromise(name, ...others)
    : Promise.reject(refuse('EAI_AGAIN', 'getaddrinfo', name))

// Questions to a name server, which do not go through the system's lookup.
for (const [owner, isPromise] of [
  [dns, false],
  [dns.Resolver.prototype, false],
  [dns.promises, true],
  [dns.promises.Resolver.prototype, true],
])
  for (const name of Object.getOwnPropertyNames(owner).filter((name) => /^(resolve|reverse)/.test(name)))
    owner[name] = (target, ...others) => {
      const error = refuse('ECONNREFUSED', 'query', target)
      if (isPromise) return Promise.reject(error)
      process.nextTick(others.at(-1), error)
    }

// Below http, https, fetch and every package of theirs. A name is looked up above; an address comes here.
const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...parameters) {
  const first = Array.isArray(parameters[0]) ? parameters[0][0] : parameters[0]
  const options = typeof first === 'object' ? first : { port: first, host: parameters[1] }
  const host = typeof options.host === 'string' ? options.host : ''
  if (options.path || HERE.test(host) || net.isIP(host) === 0) return connect.apply(this, parameters)
  const error = refuse('ENETUNREACH', 'connect', `${host}:${options.port}`)
  process.nextTick(() => this.destroy(error))
  return this
}

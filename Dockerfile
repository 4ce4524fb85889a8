# Builds the pages with everything, runs with what serving needs.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json ./
COPY contract ./contract
COPY db ./db
COPY demo ./demo
COPY server ./server
COPY texts ./texts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "--no-parallel-scavenge", "server/main.ts"]

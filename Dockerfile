FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim
# Pictures of widgets need a browser: --build-arg BROWSER=chromium-headless-shell (docs/operating.md, "In a container").
ARG BROWSER=
RUN if [ -n "$BROWSER" ]; then \
      apt-get update \
      && apt-get install -y --no-install-recommends "$BROWSER" fonts-noto-core fonts-noto-cjk \
      && rm -rf /var/lib/apt/lists/*; \
    fi
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY src/server ./src/server
COPY src/lib/messages ./src/lib/messages
RUN mkdir -m 700 /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/serve.js"]

# The server as a small image that does not run as root. docs/running.md says how to use it.
# Node 20 works as well: docker build --build-arg NODE=20 .
ARG NODE=24

FROM node:${NODE}-slim AS build
WORKDIR /src
COPY . .
RUN npm run install-server -- /opt/openshake

FROM node:${NODE}-slim
COPY --from=build /opt/openshake /opt/openshake
RUN ln -s /opt/openshake/packages/cli/bin/openshake.js /usr/local/bin/openshake \
    && install -d -o node -g node -m 700 /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 4747
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4747/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Options after the name of the image are added, such as --behind-proxy.
ENTRYPOINT ["openshake", "serve", "--host", "0.0.0.0", "--port", "4747", "--data", "/data", "--json"]

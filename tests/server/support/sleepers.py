"""Clients that ask and do not read.

They take small segments and small windows, so that hardly anything waits in the system. Node cannot ask for that.

Reads one line of JSON: {"port", "tokens", "message", "times"}. Each token opens a WebSocket and sends the message so
many times, a few each second. Says "asleep" when all is sent, and ends with its input.
"""
import json
import os
import socket
import struct
import sys
import time

UPGRADE = (
    "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer {token}\r\n\r\n"
)
SEGMENT = 536
WINDOW = 2048


def frame(text):
    data = text.encode()
    mask = os.urandom(4)
    head = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def connect(port, token):
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, WINDOW)
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT)
    client.connect(("127.0.0.1", port))
    client.sendall(UPGRADE.format(port=port, token=token).encode())
    if b" 101 " not in client.recv(64):
        raise SystemExit("The server refused a connection.")
    client.sendall(frame('{"type":"hello","protocol":1}'))
    return client


wish = json.loads(sys.stdin.readline())
clients = [connect(wish["port"], token) for token in wish["tokens"]]
message = frame(wish["message"])
for _ in range(wish["times"]):
    for client in clients:
        try:
            client.sendall(message)
        except OSError:
            pass  # Cut off.
    time.sleep(0.05)
print("asleep", flush=True)
sys.stdin.read()
